import { Component, type ComponentType, type ReactNode } from "react";
import { BrokenIsland } from "./BrokenIsland";

interface Props {
  children: ReactNode;
  fallback: ReactNode;
}

class IslandBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/** A component as an island: in the place of one that breaks stands `Fallback`, or the document's words for it. */
export function island<Given extends object>(
  Content: ComponentType<Given>,
  Fallback: ComponentType<Given> = BrokenIsland,
) {
  return function Island(props: Given) {
    const fallback = (
      <IslandBoundary fallback={<BrokenIsland />}>
        <Fallback {...props} />
      </IslandBoundary>
    );
    return (
      <IslandBoundary fallback={fallback}>
        <Content {...props} />
      </IslandBoundary>
    );
  };
}
