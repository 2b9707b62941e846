import type { ReactNode } from 'react';
import { Slot } from '@wordpress/components';
import { ErrorBoundary } from './error-boundary';

/** `Slot` passes an array of fills, which is empty when there is no fill. */
export const hasFills = ( fills: ReactNode ) =>
	Array.isArray( fills ) ? fills.length > 0 : Boolean( fills );

interface Props {
	name: string;
	fillProps?: object;
	/** Shown without a fill, or when a fill throws. */
	children?: ReactNode;
}

/**
 * A slot for plugins. When a fill throws, the default content is shown instead.
 */
export const ContainedSlot = ( { name, fillProps, children }: Props ) => (
	<ErrorBoundary name={ `a fill of ${ name }` } fallback={ () => children }>
		<Slot name={ name } fillProps={ { ...fillProps } }>
			{ ( fills ) => ( hasFills( fills ) ? fills : children ?? null ) }
		</Slot>
	</ErrorBoundary>
);
