import { describeError } from '../describe-error';

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'adds the scripts that may be the reason to the message of an error', () => {
	const error = new Error( 'a.isUTC is not a function' );
	expect( describeError( error ) ).toBe( 'a.isUTC is not a function' );
	window.storedeckSettings = { replacedScripts: 'Replaced: moment (a.js).' };
	expect( describeError( error ) ).toBe(
		'a.isUTC is not a function Replaced: moment (a.js).'
	);
} );
