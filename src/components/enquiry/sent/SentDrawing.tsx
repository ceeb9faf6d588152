import { useEffect, useState } from "react";
import type { WallDrawing } from "#components/wall/drawing/drawing.ts";
import { loadWall, type WallModule } from "#components/wall/load-wall.ts";

/** The walls that were sent, as they were drawn; nothing where their module cannot be fetched. */
export function SentDrawing({ drawing }: { drawing: WallDrawing }) {
  const [wallModule, setWallModule] = useState<WallModule>();

  useEffect(() => {
    loadWall().then(setWallModule, () => {});
  }, []);

  return (
    wallModule &&
    drawing.walls.map((wall, index) => <wallModule.StillWall key={index} wall={wall} />)
  );
}
