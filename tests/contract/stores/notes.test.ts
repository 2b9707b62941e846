import { notesStore } from '@storedeck/data';
import { openStore } from './support/live-registry';

const query = { per_page: 5, page: 1 };
const readNotes = () => openStore( notesStore ).resolve.getNotes( query );

describe( 'wc/admin/notes', () => {
	it( 'returns the notes of the inbox', async () => {
		const notes = await readNotes();
		expect( notes.length ).toBeGreaterThan( 0 );
		expect( notes[ 0 ] ).toMatchObject( {
			id: expect.any( Number ),
			title: expect.any( String ),
		} );
	} );

	it( 'marks a note as read, which a new page loads, and restores it', async () => {
		const [ note ] = await readNotes();
		const id = note?.id ?? 0;
		const { dispatch } = openStore( notesStore );
		const isRead = async () =>
			( await readNotes() ).find( ( { id: other } ) => other === id )
				?.is_read;
		try {
			await dispatch().updateNote( id, { is_read: ! note?.is_read } );
			await expect( isRead() ).resolves.toBe( ! note?.is_read );
		} finally {
			await dispatch().updateNote( id, { is_read: note?.is_read } );
		}
		await expect( isRead() ).resolves.toBe( note?.is_read );
	} );

	it( 'returns the error for a missing note', async () => {
		const { dispatch, select } = openStore( notesStore );
		await expect(
			dispatch().updateNote( 99_999_999, { is_read: true } )
		).rejects.toMatchObject( { status: 404 } );
		expect( select().getNotesError( 'updateNote' ) ).toMatchObject( {
			status: 404,
		} );
		expect( select().isNotesRequesting( 'updateNote' ) ).toBe( false );
	} );
} );
