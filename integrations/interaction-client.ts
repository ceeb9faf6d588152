import type { ClientDirective } from "astro";

/** An island that hydrates when it comes near or when src/shell/islands.ts asks it to. */
export interface WaitingIsland extends HTMLElement {
  /** Resolves with whether it works now; when not, the next call tries again. */
  awaken?: () => Promise<boolean>;
}

const interaction: ClientDirective = (load, _options, island: WaitingIsland) => {
  let hydrating: Promise<boolean> | undefined;

  const attempt = async () => {
    let worked = true;
    const fail = () => {
      worked = false;
      hydrating = undefined;
    };
    island.addEventListener("astro:hydration-error", fail, { once: true });
    await (
      await load()
    )();
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
