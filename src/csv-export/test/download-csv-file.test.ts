import '@testing-library/jest-dom';
import { downloadCSVFile } from '..';

/** jsdom has no object URLs. */
const createObjectURL = jest.fn< string, [ Blob ] >( () => 'blob:csv' );
const revokeObjectURL = jest.fn();

beforeEach( () => {
	jest.useFakeTimers();
	Object.assign( URL, { createObjectURL, revokeObjectURL } );
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

const readBytes = ( blob: Blob ) =>
	new Promise< Uint8Array >( ( resolve ) => {
		const reader = new FileReader();
		reader.onload = () => {
			if ( reader.result instanceof ArrayBuffer ) {
				resolve( new Uint8Array( reader.result ) );
			}
		};
		reader.readAsArrayBuffer( blob );
	} );

describe( 'downloadCSVFile', () => {
	it( 'clicks a link to the file and cleans up', () => {
		const clicked: string[] = [];
		jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation(
			function ( this: HTMLAnchorElement ) {
				expect( this.isConnected ).toBe( true );
				expect( this.hidden ).toBe( true );
				clicked.push( `${ this.download } ${ this.href }` );
			}
		);
		downloadCSVFile( 'orders.csv', 'a,b' );
		expect( clicked ).toEqual( [ 'orders.csv blob:csv' ] );
		expect( document.body ).toBeEmptyDOMElement();
		expect( revokeObjectURL ).not.toHaveBeenCalled();
		jest.runAllTimers();
		expect( revokeObjectURL ).toHaveBeenCalledWith( 'blob:csv' );
	} );

	it( 'stops the click from reaching the page, which may handle it as navigation', () => {
		const onClick = jest.fn( ( event: Event ) => event.preventDefault() );
		document.addEventListener( 'click', onClick );
		const onLink = jest.fn( ( event: Event ) => event.preventDefault() );
		jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation(
			function ( this: HTMLAnchorElement ) {
				this.addEventListener( 'click', onLink );
				this.dispatchEvent(
					new MouseEvent( 'click', {
						bubbles: true,
						cancelable: true,
					} )
				);
			}
		);
		downloadCSVFile( 'orders.csv', 'a,b' );
		document.removeEventListener( 'click', onClick );
		expect( onLink ).toHaveBeenCalledTimes( 1 );
		expect( onClick ).not.toHaveBeenCalled();
	} );

	it( 'writes UTF-8 with a byte order mark', async () => {
		jest.useRealTimers();
		jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation();
		downloadCSVFile( 'orders.csv', 'Größe' );
		const blob = createObjectURL.mock.lastCall?.[ 0 ];
		expect( blob?.type ).toBe( 'text/csv;charset=utf-8' );
		const bytes = blob ? await readBytes( blob ) : new Uint8Array();
		expect( Array.from( bytes ) ).toEqual( [
			0xef, 0xbb, 0xbf, 0x47, 0x72, 0xc3, 0xb6, 0xc3, 0x9f, 0x65,
		] );
	} );
} );
