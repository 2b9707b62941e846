import { createLongNoteWarning, MAX_TEXT_LENGTH } from '../long-notes';

const text = ( length: number ) => 'x'.repeat( length );

describe( 'the warning about long notes', () => {
	let warn: jest.SpyInstance;

	beforeEach( () => {
		warn = jest.spyOn( console, 'warn' ).mockImplementation( () => {} );
	} );
	afterEach( () => warn.mockRestore() );

	it( 'names the note, once for all responses', () => {
		const check = createLongNoteWarning();
		const long = {
			id: 1,
			name: 'acme-news',
			content: text( MAX_TEXT_LENGTH + 1 ),
		};
		check( [ { id: 2, content: 'Short' }, long ] );
		check( [ long ] );

		expect( warn ).toHaveBeenCalledTimes( 1 );
		expect( warn ).toHaveBeenCalledWith(
			expect.stringContaining( 'acme-news' )
		);
	} );

	it( 'names the id of a note without a name, also after short notes', () => {
		const check = createLongNoteWarning();
		check( [ { id: 2, content: text( MAX_TEXT_LENGTH ) } ] );
		expect( warn ).not.toHaveBeenCalled();
		check( [ { id: 7, content: text( MAX_TEXT_LENGTH + 1 ) } ] );
		expect( warn.mock.calls ).toEqual( [
			[
				'The note "7" has more than 320 characters of text; the inbox cuts it off.',
			],
		] );
	} );

	it( 'counts text without HTML', () => {
		createLongNoteWarning()( [
			{
				id: 1,
				content: `<a href="https://example.com/${ text(
					400
				) }">&amp;${ text( MAX_TEXT_LENGTH - 1 ) }</a>`,
			},
			{ id: 2 },
		] );
		expect( warn ).not.toHaveBeenCalled();
	} );
} );
