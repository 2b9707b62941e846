import { act, fireEvent, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { createResponse, settle } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { click, find, notices } from '../../../test/support';
import {
	field,
	LAMP,
	openProduct,
	PRODUCTS,
	save,
	type,
	written,
} from './support';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const MEDIA = '/wp/v2/media';
const FRONT = { id: 1, src: 'https://store.test/front.png', alt: 'Front' };
const BACK = { id: 2, src: 'https://store.test/back.png', alt: '' };
const page: { wp?: object } = window as object;

const open = ( responses: Record< string, unknown > = {} ) =>
	openProduct(
		'/products/7',
		{ [ `PUT ${ PRODUCTS }/7` ]: LAMP, ...responses },
		{ images: [ FRONT, BACK ] }
	);

const sources = () =>
	Array.from(
		screen
			.getByRole( 'region', { name: 'Images' } )
			.querySelectorAll( 'img' ),
		( image ) => image.src.slice( 19 )
	);
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const isDisabled = ( name: string ) =>
	button( name ).getAttribute( 'aria-disabled' ) === 'true';

/** A media library in which the user chooses images. */
function addLibrary( images: readonly object[] ) {
	const frame = {
		on: ( _event: string, select: () => void ) => {
			frame.select = select;
		},
		open: () => frame.select(),
		select: () => {},
		state: () => ( {
			get: () => ( { toJSON: () => images } ),
		} ),
	};
	page.wp = { media: () => frame };
}

/** Chooses files of the computer. */
async function upload( ...names: string[] ) {
	const input = document.querySelector( 'input[type="file"]' );
	if ( ! input ) {
		throw new Error( 'There is no field for files.' );
	}
	fireEvent.change( input, {
		target: { files: names.map( ( name ) => new File( [ 'x' ], name ) ) },
	} );
	await act( settle );
}

afterEach( () => {
	delete page.wp;
} );

describe( 'the images', () => {
	it( 'can be moved to another position', async () => {
		await open();
		expect( sources() ).toEqual( [ 'front.png', 'back.png' ] );
		expect( isDisabled( 'Move image 1 up' ) ).toBe( true );
		expect( isDisabled( 'Move image 1 down' ) ).toBe( false );
		expect( isDisabled( 'Move image 2 up' ) ).toBe( false );
		expect( isDisabled( 'Move image 2 down' ) ).toBe( true );
		await click( 'Move image 1 up' );
		await click( 'Move image 2 down' );
		expect( sources() ).toEqual( [ 'front.png', 'back.png' ] );
		expect( speak ).not.toHaveBeenCalled();
		await click( 'Move image 1 down' );
		expect( sources() ).toEqual( [ 'back.png', 'front.png' ] );
		expect( speak ).toHaveBeenCalledWith(
			'Image moved to position 2 of 2.',
			'polite'
		);
		await click( 'Move image 2 up' );
		expect( sources() ).toEqual( [ 'front.png', 'back.png' ] );
	} );

	it( 'are saved in their order with their alternative texts', async () => {
		await open();
		expect( field( 'Alternative text of image 1' ) ).toHaveValue( 'Front' );
		type( 'Alternative text of image 2', 'Back' );
		expect( field( 'Alternative text of image 1' ) ).toHaveValue( 'Front' );
		await click( 'Move image 2 up' );
		await save();
		expect( written() ).toMatchObject( [
			[
				'PUT /7',
				{
					images: [
						{ id: 2, alt: 'Back' },
						{ id: 1, alt: 'Front' },
					],
				},
			],
		] );
	} );

	it( 'can be removed, after which the focus is at the next step', async () => {
		await open();
		await click( 'Remove image 1' );
		expect( sources() ).toEqual( [ 'back.png' ] );
		expect( button( 'Upload files' ) ).toHaveFocus();
		await save();
		expect( written() ).toMatchObject( [
			[ 'PUT /7', { images: [ { id: 2, alt: '' } ] } ],
		] );
	} );

	it( 'show the error of the server', async () => {
		await open( {
			[ `PUT ${ PRODUCTS }/7` ]: createResponse(
				{
					code: 'rest_invalid_param',
					message: 'Invalid.',
					data: { status: 400, params: { images: 'No image.' } },
				},
				{ status: 400 }
			),
		} );
		await click( 'Remove image 1' );
		await save();
		expect( screen.getByText( 'No image.' ) ).toBeVisible();
		expect( button( 'Upload files' ) ).toHaveFocus();
		await click( 'Remove image 1' );
		expect( screen.queryByText( 'No image.' ) ).toBeNull();
	} );
} );

describe( 'the media library', () => {
	it( 'adds images that the product does not have', async () => {
		addLibrary( [
			{ id: 2, url: BACK.src, alt: '' },
			{ id: 3, url: 'https://store.test/side.png', alt: 'Side' },
			{ id: 4, url: 'https://store.test/top.png' },
		] );
		await open();
		await click( 'Add images' );
		expect( sources() ).toEqual( [
			'front.png',
			'back.png',
			'side.png',
			'top.png',
		] );
		expect( field( 'Alternative text of image 3' ) ).toHaveValue( 'Side' );
		expect( field( 'Alternative text of image 4' ) ).toHaveValue( '' );
	} );

	it( 'is not offered by a page without one', async () => {
		await open();
		expect(
			screen.queryByRole( 'button', { name: 'Add images' } )
		).toBeNull();
		expect( button( 'Upload files' ) ).toHaveClass( 'is-secondary' );
	} );
} );

describe( 'uploaded files', () => {
	const respond = ( { data }: Call ) => {
		const file = data instanceof FormData ? data.get( 'file' ) : null;
		const name = file instanceof File ? file.name : '';
		return name === 'bad.png'
			? createResponse(
					{ code: 'x', message: 'Too large.' },
					{ status: 413 }
			  )
			: {
					id: name.length,
					source_url: `https://store.test/${ name }`,
					...( name === 'a.png' && { alt_text: 'A' } ),
			  };
	};

	it( 'become images one after the other', async () => {
		await open( { [ `POST ${ MEDIA }` ]: respond } );
		await upload( 'a.png', 'bb.png' );
		expect( sources() ).toEqual( [
			'front.png',
			'back.png',
			'a.png',
			'bb.png',
		] );
		expect( field( 'Alternative text of image 3' ) ).toHaveValue( 'A' );
		expect( field( 'Alternative text of image 4' ) ).toHaveValue( '' );
		expect( notices() ).toEqual( [] );
	} );

	it( 'are named when they fail, and the others are added', async () => {
		await open( { [ `POST ${ MEDIA }` ]: respond } );
		await upload( 'bad.png', 'a.png' );
		expect( sources() ).toEqual( [ 'front.png', 'back.png', 'a.png' ] );
		expect( notices() ).toEqual( [
			'Could not upload bad.png. Too large.',
		] );
	} );

	it( 'are added to what was changed while they were sent', async () => {
		await open();
		await upload( 'a.png' );
		expect( button( 'Upload files' ) ).toHaveClass( 'is-busy' );
		await click( 'Remove image 1' );
		await act(
			async () =>
				find( 'POST', MEDIA )[ 0 ]?.respond( {
					id: 5,
					source_url: 'https://store.test/a.png',
				} )
		);
		expect( sources() ).toEqual( [ 'back.png', 'a.png' ] );
		expect( button( 'Upload files' ) ).not.toHaveClass( 'is-busy' );
	} );
} );
