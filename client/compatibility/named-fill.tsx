import { Fill, Slot } from '@wordpress/components';
import type { ComponentProps, ReactNode } from 'react';

type FillProps = Omit< ComponentProps< typeof Fill >, 'name' >;

interface Props extends FillProps {
	/** The task or payment gateway. */
	id: string;
	children?: FillProps[ 'children' ] | ReactNode;
}

/**
 * A component that fills the slot of one task or payment gateway, with its slot
 * as `Slot`.
 *
 * @param start The name of the slot, without the id.
 */
export function createNamedFill( start: string ) {
	const NamedFill = ( { id, ...props }: Props ) => (
		<Fill { ...props } name={ `${ start }_${ id }` } />
	);
	NamedFill.Slot = function NamedSlot( {
		id,
		fillProps,
	}: {
		id: string;
		fillProps?: object;
	} ) {
		return (
			<Slot
				name={ `${ start }_${ id }` }
				fillProps={ { ...fillProps } }
			/>
		);
	};
	return NamedFill;
}
