import { isComparing } from '../is-comparing';

it( 'is true for two or more items', () => {
	const query = { filter: 'compare-coupons', coupons: '1,2' };
	expect( isComparing( query, 'coupons' ) ).toBe( true );
	expect( isComparing( { ...query, coupons: '1,1' }, 'coupons' ) ).toBe(
		false
	);
	expect( isComparing( query, 'coupons', 'other' ) ).toBe( false );
} );
