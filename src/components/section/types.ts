import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

export interface SectionProps {
	/**
	 * The wrapper: an element name or a component; `false` for no wrapper.
	 *
	 * @default 'div'
	 */
	component?: ElementType | false;
	/** What stands one heading level deeper. */
	children?: ReactNode;
	/** Class name of the wrapper. */
	className?: string;
	/** Every other prop goes to the wrapper. */
	[ wrapperProp: string ]: unknown;
}

/** Whatever a heading element takes. */
export type HProps = ComponentPropsWithoutRef< 'h2' >;
