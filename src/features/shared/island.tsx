import { Component, type ComponentType, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
}

/** In the place of what breaks in it stands the fallback, or nothing. */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/** A component as an island: in the place of one that breaks stands `Fallback`. */
export function island<Given extends object>(
  Content: ComponentType<Given>,
  Fallback: ComponentType<Given>,
) {
  return (props: Given) => (
    <Boundary fallback={<Fallback {...props} />}>
      <Content {...props} />
    </Boundary>
  );
}
