import type { ReactNode } from 'react';
import { Slot } from '@wordpress/components';
import type { SlotName } from '@storedeck/extend';
import { getPluginNames } from '@storedeck/hooks';
import { ErrorBoundary } from './error-boundary';

const toList = ( fills: ReactNode ): ReactNode[] =>
	( Array.isArray( fills ) ? fills : [ fills ] ).filter( Boolean );

/** `Slot` passes an array of fills, which is empty when there is no fill. */
export const hasFills = ( fills: ReactNode ) => toList( fills ).length > 0;

interface Props {
	name: SlotName;
	fillProps?: object;
	/** Sorts or selects fills; all of them in their order by default. */
	arrange?: ( fills: ReactNode[] ) => ReactNode[];
	/** Class name of an element around the fills; none by default. */
	className?: string;
	/** Shown without a fill, or when the only fill throws. */
	children?: ReactNode;
}

const keepAll = ( fills: ReactNode[] ) => fills;

/**
 * A slot for plugins. A fill that throws is reported and left out; the others
 * stay.
 */
export function ContainedSlot( {
	name,
	fillProps,
	arrange = keepAll,
	className,
	children = null,
}: Props ) {
	const show = ( fills: ReactNode ) => {
		const arranged = arrange( toList( fills ) );
		const contained = arranged.map( ( fill, index ) => (
			<ErrorBoundary
				key={ index }
				type="slot"
				candidates={ getPluginNames() }
				name={ name }
				fallback={ () => ( arranged.length === 1 ? children : null ) }
			>
				{ fill }
			</ErrorBoundary>
		) );
		if ( contained.length === 0 ) {
			return children;
		}
		return className ? (
			<div className={ className }>{ contained }</div>
		) : (
			contained
		);
	};
	return (
		// A fill that is a function throws while the slot is rendered.
		<ErrorBoundary
			type="slot"
			candidates={ getPluginNames() }
			name={ name }
			fallback={ () => children }
		>
			<Slot name={ name } fillProps={ { ...fillProps } }>
				{ ( fills ) => <>{ show( fills ) }</> }
			</Slot>
		</ErrorBoundary>
	);
}
