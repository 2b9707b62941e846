import { request } from '@storedeck/api';
import type { GetLabels } from '@storedeck/components';

/** The type of a search for values of a dimension, before its key. */
const PREFIX = 'dimension:';

interface Value {
	value: string;
	label: string;
}

const ask = ( key: string, query: Record< string, string > ) =>
	request< Value[] >( {
		path: `/storedeck/v1/dimensions/${ key }/values`,
		query,
	} );

/** How values of a dimension are searched for and named; undefined for other types. */
export function getDimensionSearch( type: string ) {
	if ( ! type.startsWith( PREFIX ) ) {
		return undefined;
	}
	const key = type.slice( PREFIX.length );
	const getLabels: GetLabels = async ( ids ) =>
		( await ask( key, { include: ids } ) ).map( ( { value, label } ) => ( {
			key: value,
			label,
		} ) );
	return {
		type: 'custom',
		getLabels,
		autocompleter: {
			options: ( search: string ) => ask( key, { search } ),
			getOptionIdentifier: ( { value }: Value ) => value,
			getOptionLabel: ( { label }: Value ) => label,
			getOptionKeywords: ( { value, label }: Value ) => [ label, value ],
			getOptionCompletion: ( { value, label }: Value ) => ( {
				key: value,
				label,
			} ),
		},
	};
}
