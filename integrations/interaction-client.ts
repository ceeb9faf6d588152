import type { ClientDirective } from "astro";
import type { WaitingIsland } from "../src/layouts/islands.ts";

/** Hydrates an island when it comes near the screen or when src/layouts/islands.ts asks for it. */
const interaction: ClientDirective = (load, _options, island: WaitingIsland) => {
  let hydrating: Promise<boolean> | undefined;

  const attempt = async () => {
    let worked = true;
    const fail = () => {
      worked = false;
      hydrating = undefined;
    };
    island.addEventListener("astro:hydration-error", fail, { once: true });
    await (await load())();
    island.removeEventListener("astro:hydration-error", fail);
    return worked;
  };

  island.awaken = () => (hydrating ??= attempt());

  // An island has no box of its own; its first element has.
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void island.awaken?.();
    },
    { rootMargin: "50%" },
  );
  if (island.firstElementChild) near.observe(island.firstElementChild);
};

export default interaction;
