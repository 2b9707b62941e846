import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { ViewMoreList } from '@storedeck/components';

const getDefaultLabel = ( count: number ) =>
	/* translators: %d: number of items of a list that are not shown. */
	sprintf( __( '+%d more', 'storedeck' ), count );

interface Props {
	items: readonly ReactNode[];
	/** The accessible name of the button. It must start with the visible text. */
	getLabel?: ( count: number ) => string;
}

/** The first item of a list, and a button that shows the others. */
export function FirstOfList( { items, getLabel = getDefaultLabel }: Props ) {
	if ( items.length < 2 ) {
		return <>{ items[ 0 ] ?? '' }</>;
	}
	return (
		<>
			{ items[ 0 ] }{ ' ' }
			<ViewMoreList
				label={ getLabel( items.length - 1 ) }
				items={ items.map( ( item, index ) => (
					<span key={ index }>{ item }</span>
				) ) }
			/>
		</>
	);
}
