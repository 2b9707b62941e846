import { formatAddress } from '../format-address';

const ADDRESS = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	company: 'Engines &amp; Co',
	address_1: '1 Main St',
	address_2: '',
	city: 'Town',
	state: 'CA',
	postcode: '12345',
	country: 'US',
	phone: '',
};

const format = ( change: Partial< typeof ADDRESS >, names = {} ) =>
	formatAddress(
		{ ...ADDRESS, ...change },
		{ country: 'Country', state: 'State', ...names }
	);

it.each( [
	[ 'US', [ 'Town, CA 12345' ] ],
	[ 'DE', [ '12345 Town' ] ],
	[ 'GB', [ 'Town', '12345' ] ],
	[ 'AU', [ 'Town CA 12345' ] ],
	[ 'ES', [ '12345 Town', 'State' ] ],
	[ 'ZZ', [ 'Town', 'State', '12345' ] ],
] )( 'writes the place as in %s', ( country, place ) => {
	expect( format( { country } ) ).toEqual( [
		'Ada Lovelace',
		'Engines & Co',
		'1 Main St',
		...place,
		'Country',
	] );
} );

it( 'leaves out what is missing', () => {
	expect( format( { city: '', company: '' } ) ).toEqual( [
		'Ada Lovelace',
		'1 Main St',
		'CA 12345',
		'Country',
	] );
	expect(
		format(
			{
				first_name: '',
				last_name: '',
				company: '',
				address_1: '',
				city: '',
				state: '',
				postcode: '',
			},
			{ country: '', state: '' }
		)
	).toEqual( [] );
} );
