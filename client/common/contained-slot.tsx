import type { ReactNode } from 'react';
import { Slot } from '@wordpress/components';
import { Contain } from './error-boundary';

/** Fills come as a list; an empty one is none. */
export const hasFills = ( fills: ReactNode ) =>
	Array.isArray( fills ) ? fills.length > 0 : Boolean( fills );

interface Props {
	/** Name of the slot. */
	name: string;
	/** What fills are given. */
	fillProps?: object;
	/** What stands there without a fill, or when one fails. */
	children?: ReactNode;
}

/** A slot whose fills are others' affair: one that fails leaves what stands there. */
export const ContainedSlot = ( { name, fillProps, children }: Props ) => (
	<Contain name={ `a fill of ${ name }` } fallback={ () => children }>
		<Slot name={ name } fillProps={ { ...fillProps } }>
			{ ( fills ) => ( hasFills( fills ) ? fills : children ?? null ) }
		</Slot>
	</Contain>
);
