import type { ReactNode } from 'react';

/** A component that shows nothing. */
export const Nothing = () => null;

/** A component that shows only its children. */
export const Children = ( { children }: { children?: ReactNode } ) => (
	<>{ children }</>
);

/** A function without effect. */
export const doNothing = () => {};

/** An object with the same value for each name. */
export const fill = < Name extends string, Value >(
	names: readonly Name[],
	value: Value
) =>
	Object.fromEntries( names.map( ( name ) => [ name, value ] ) ) as Record<
		Name,
		Value
	>;
