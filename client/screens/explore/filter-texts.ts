import { decodeEntities } from '@wordpress/html-entities';
import { useEffect, useState } from '@wordpress/element';
import { interpolateText } from '@storedeck/components/advanced-filters/interpolate';
import { readRows } from '@storedeck/components/advanced-filters/read-rows';
import { describeRange } from '@storedeck/components/advanced-filters/labels';
import type {
	AdvancedFilter,
	AdvancedFiltersConfig,
} from '@storedeck/components';
import { isCompleteFilter } from '@storedeck/navigation';
import type { ActiveFilter, Query } from '@storedeck/navigation';
import { formatList } from '../../common/format-list';

/** The value of a filter in words; labels of ids and of options may have to be loaded. */
async function getValueText(
	{ value }: ActiveFilter,
	{ input }: AdvancedFilter,
	query: Query
) {
	if ( Array.isArray( value ) ) {
		const [ first, last ] = value.map( String );
		return describeRange( first ?? '', last ?? '' );
	}
	const text = String( value );
	const options = input.options ?? ( await input.getOptions?.() );
	if ( options ) {
		return (
			options.find( ( option ) => option.value === text )?.label ?? text
		);
	}
	const labels = await input.getLabels?.( text, query );
	return labels?.length
		? formatList( labels.map( ( { label } ) => label ) )
		: text;
}

async function getFilterText(
	row: ActiveFilter,
	filter: AdvancedFilter,
	query: Query
) {
	const title = filter.labels.title.replace(
		/\{\{\s*\/?\s*title\s*\}\}/g,
		''
	);
	return decodeEntities(
		interpolateText( title, {
			rule:
				filter.rules?.find( ( { value } ) => value === row.rule )
					?.label ?? '',
			// A value without its label still tells that there is a filter.
			filter: await getValueText( row, filter, query ).catch( () =>
				String( row.value )
			),
		} )
	);
}

/** What the filters of the URL say, for example "Order status is Completed". */
export function useFilterTexts(
	query: Query,
	{ filters = {} }: AdvancedFiltersConfig
) {
	const rows = readRows( query, filters ).rows.filter( isCompleteFilter );
	const key = JSON.stringify(
		rows.map( ( { key: name, rule, value } ) => [ name, rule, value ] )
	);
	const [ texts, setTexts ] = useState< readonly string[] >( [] );
	useEffect( () => {
		let isCurrent = true;
		Promise.all(
			rows.flatMap( ( row ) => {
				const filter = filters[ row.key ];
				return filter ? getFilterText( row, filter, query ) : [];
			} )
		).then( ( found ) => isCurrent && setTexts( found ) );
		return () => {
			isCurrent = false;
		};
		// The rows are those of the key.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ key ] );
	return rows.length > 0 ? texts : [];
}
