const blockBytes = 16_384;

/**
 * Bytes as they come in, copied into blocks of our own. What comes in may be in pieces of one byte,
 * and each of them an object that keeps much more in memory than that.
 */
export class Blocks {
  size = 0;
  readonly #blocks: Buffer[] = [];

  get held(): number {
    return this.#blocks.length * blockBytes;
  }

  append(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const used = this.size % blockBytes;
      if (used === 0) {
        this.#blocks.push(Buffer.allocUnsafeSlow(blockBytes));
      }
      const some = bytes.subarray(at, at + blockBytes - used);
      this.#blocks.at(-1)?.set(some, used);
      this.size += some.length;
      at += some.length;
    }
  }

  get content(): Buffer[] {
    return this.#blocks.map((block, index) => block.subarray(0, this.size - index * blockBytes));
  }
}
