import { withoutColumnTotals } from '../table-summary';

const value = () => 1;

it( 'removes entries that the row of totals shows and keeps the others', () => {
	const entry = ( key?: string ) => ( { key, label: 'x', value: '1' } );
	expect(
		withoutColumnTotals(
			[
				entry( 'days' ),
				entry( 'net_revenue' ),
				entry( 'orders_count' ),
				entry( 'name' ),
				entry(),
			],
			[
				{ id: 'name', label: 'Name', type: 'text', value },
				{ id: 'net_revenue', label: 'Net', type: 'currency', value },
				{
					id: 'orders',
					label: 'Orders',
					type: 'number',
					total: 'orders_count',
					value,
				},
			]
		).map( ( { key } ) => key )
	).toEqual( [ 'days', 'name', undefined ] );
} );
