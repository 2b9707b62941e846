import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

export interface SectionProps {
	/**
	 * The wrapper: an element name or a component; `false` for no wrapper.
	 *
	 * @default 'div'
	 */
	component?: ElementType | false;
	/** Content, whose headings are one level deeper. */
	children?: ReactNode;
	/** Class name of the wrapper. */
	className?: string;
	/** Other props are passed to the wrapper. */
	[ wrapperProp: string ]: unknown;
}

export type HProps = ComponentPropsWithoutRef< 'h2' >;
