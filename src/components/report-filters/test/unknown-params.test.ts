import type { Query } from '@storedeck/navigation';
import { isAdvanced, isComparison } from '../card-type';
import { getUnknownParams } from '../unknown-params';
import type { FilterPickerConfig } from '../../filter-picker';

const compare = ( type: string, param = 'ids' ) => ( {
	label: type,
	value: `compare-${ type }`,
	settings: { type, param },
} );
const filters: FilterPickerConfig[] = [
	{
		label: 'Show',
		param: 'filter',
		filters: [
			{ value: 'all' },
			{ value: 'group', subFilters: [ { value: 'nested' } ] },
			compare( 'products' ),
			compare( 'downloadIps' ),
		],
	},
	{
		label: 'Kind',
		param: 'kind',
		defaultValue: 'any',
		filters: [ { value: 'one' } ],
	},
];

it.each( [
	[ {}, [] ],
	[ { filter: '' }, [] ],
	[ { filter: 'all' }, [] ],
	[ { filter: 'nested' }, [] ],
	[ { filter: 'x' }, [ 'filter' ] ],
	[ { kind: 'any' }, [] ],
	[ { kind: 'one' }, [] ],
	[ { kind: 'all', filter: 'x' }, [ 'filter', 'kind' ] ],
	[ { filter: 'compare-products' }, [] ],
	[ { filter: 'compare-products', ids: '' }, [] ],
	[ { filter: 'compare-products', ids: '1' }, [] ],
	[ { filter: 'compare-products', ids: '1,x' }, [] ],
	[ { filter: 'compare-products', ids: 'x' }, [ 'ids' ] ],
	[ { filter: 'compare-products', ids: [ '1' ] }, [ 'ids' ] ],
	[ { filter: 'compare-downloadIps', ids: 'x' }, [] ],
] )( 'returns the parameters of %j with an invalid value', ( query, names ) => {
	expect( getUnknownParams( filters, query as Query ) ).toEqual( names );
} );

it.each( [
	[ 'advanced', true, false ],
	[ 'compare-products', false, true ],
	[ 'compare', false, true ],
	[ 'all-compare', false, false ],
	[ [ 'compare' ], false, false ],
	[ undefined, false, false ],
] )( 'knows the card of %p', ( value, advanced, comparison ) => {
	expect( isAdvanced( value ) ).toBe( advanced );
	expect( isComparison( value ) ).toBe( comparison );
} );
