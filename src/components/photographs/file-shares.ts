/** The progress of each file, from 0 to 1, when this share of all bytes was sent, in order. */
export function fileShares(totalShare: number, sizes: readonly number[]): number[] {
  const totalSize = sizes.reduce((sum, size) => sum + size, 0);
  let sentBytes = totalShare * totalSize;
  return sizes.map((size) => {
    const share = Math.min(1, Math.max(0, sentBytes / size));
    sentBytes -= size;
    return share;
  });
}
