import { getDateInputFormat } from '..';

afterEach( () => {
	delete window.storedeckSettings;
} );

it.each( [
	[ 'F j, Y', 'MM/DD/YYYY' ],
	[ 'm/d/Y', 'MM/DD/YYYY' ],
	[ 'd/m/Y', 'DD/MM/YYYY' ],
	[ 'j F Y', 'DD/MM/YYYY' ],
	[ 'l, jS F Y', 'DD/MM/YYYY' ],
	[ 'd.m.Y', 'DD.MM.YYYY' ],
	[ 'j-n-y', 'DD-MM-YYYY' ],
	[ 'Y-m-d', 'YYYY-MM-DD' ],
	[ 'Y年n月j日', 'YYYY/MM/DD' ],
	[ 'j \\d\\e F', 'DD/MM/YYYY' ],
	[ 'l, d.m.Y', 'DD/MM/YYYY' ],
	[ 'd.m.Y, l', 'DD/MM/YYYY' ],
	[ ' d.m.Y ', 'DD.MM.YYYY' ],
	[ 'd.m-Y', 'DD/MM/YYYY' ],
	[ 'l', 'MM/DD/YYYY' ],
	[ 'l jS, Y', 'MM/DD/YYYY' ],
	[ 'F Y', 'MM/DD/YYYY' ],
	[ undefined, 'MM/DD/YYYY' ],
] )( 'types dates of the format %s as %s', ( dateFormat, expected ) => {
	window.storedeckSettings = { dateFormat };
	expect( getDateInputFormat() ).toBe( expected );
} );
