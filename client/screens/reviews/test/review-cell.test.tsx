import { fireEvent, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { reviewsStore } from '@storedeck/data';
import {
	button,
	click,
	FAILED,
	renderWithStores,
	writes,
} from '../../../test/support';
import { ReviewCell } from '../review-cell';

const REPLIES = '/wp/v2/comments';

const onReplied = jest.fn();

/** The cell in a list that keeps its draft. */
function Cell( { review }: { review: string } ) {
	const [ draft, setDraft ] = useState< string | undefined >();
	return (
		<ReviewCell
			review={ { id: 1, product_id: 21, review } }
			status="hold"
			name="Ada"
			replies={ [] }
			draft={ draft }
			onDraft={ setDraft }
			onAction={ () => undefined }
			onReplied={ onReplied }
		/>
	);
}

const show = (
	responses: Record< string, unknown > = {},
	review = '<p>Fine cap.</p>'
) =>
	renderWithStores( <Cell review={ review } />, [ reviewsStore ], responses );

it( 'shows the rest of a long text', async () => {
	const { container } = show( {}, 'word '.repeat( 100 ) );
	expect( container ).toHaveTextContent( /word… Show more/ );
	await click( 'Show more of the review by Ada' );
	expect( container.textContent?.match( /word/g ) ).toHaveLength( 100 );
	const less = button( 'Show less of the review by Ada' );
	expect( less ).toHaveAttribute( 'aria-expanded', 'true' );
	fireEvent.click( less );
	expect( container ).toHaveTextContent( /word… Show more/ );
} );

it( 'shows a short text without a button', () => {
	show();
	expect(
		screen.queryByRole( 'button', { name: /of the review by Ada/ } )
	).not.toBeInTheDocument();
} );

describe( 'a reply', () => {
	const field = () => screen.getByLabelText( 'Reply to Ada' );
	const form = () => screen.queryByLabelText( /^Reply to/ );
	const openForm = () => click( 'Reply: review by Ada' );
	const write = ( value: string ) =>
		fireEvent.change( field(), { target: { value } } );

	beforeEach( () => onReplied.mockClear() );

	it( 'is not sent empty', async () => {
		show();
		await openForm();
		write( '  ' );
		await click( 'Send reply' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Type a reply.'
		);
		expect( field() ).toHaveFocus();
		expect( writes() ).toEqual( [] );
	} );

	it( 'keeps its text when sending fails', async () => {
		show( { [ `POST ${ REPLIES }` ]: FAILED } );
		await openForm();
		write( 'Thanks!' );
		await click( 'Send reply' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Not today.' );
		expect( field() ).toHaveValue( 'Thanks!' );
		expect( button( 'Send reply' ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
		expect( onReplied ).not.toHaveBeenCalled();
	} );

	it( 'is not sent twice', async () => {
		show();
		await openForm();
		write( 'Thanks!' );
		await click( 'Send reply' );
		expect( button( 'Send reply' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await click( 'Send reply' );
		expect( writes() ).toHaveLength( 1 );
	} );

	it( 'is closed by Escape only while it is empty', async () => {
		show();
		await openForm();
		write( 'T' );
		fireEvent.keyDown( field(), { key: 'Escape' } );
		expect( field() ).toHaveValue( 'T' );
		write( ' ' );
		fireEvent.keyDown( field(), { key: 'Escape' } );
		expect( form() ).not.toBeInTheDocument();
		expect( button( 'Reply: review by Ada' ) ).toHaveFocus();
		await openForm();
		await click( 'Cancel' );
		expect( form() ).not.toBeInTheDocument();
		await openForm();
		await openForm();
		expect( form() ).not.toBeInTheDocument();
	} );
} );
