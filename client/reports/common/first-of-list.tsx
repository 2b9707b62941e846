import type { ReactNode } from 'react';
import { ViewMoreList } from '@storedeck/components';

interface Props {
	items: ReactNode[];
	/** Says what the rest is, beginning with the visible words. */
	getLabel: ( count: number ) => string;
}

/** The first thing of a list, and a button that opens the others. */
export function FirstOfList( { items, getLabel }: Props ) {
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
