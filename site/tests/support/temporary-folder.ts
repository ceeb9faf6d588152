import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export function temporaryFolder(): string {
  const { path, remove } = mkdtempDisposableSync(join(tmpdir(), "with a space-"));
  onTestFinished(remove);
  return path;
}
