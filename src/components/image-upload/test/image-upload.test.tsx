import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageUpload } from '..';
import { hasMediaLibrary, selectImage, selectImages } from '../media-library';

const onChange = jest.fn();
const host = window as { wp?: object };

beforeEach( () => onChange.mockClear() );
afterEach( () => {
	delete host.wp;
} );

const add = () => screen.getByRole( 'button', { name: 'Add an image' } );

describe( 'ImageUpload', () => {
	it( 'passes the image selected in the media library to onChange', async () => {
		const attachment = { id: 7, url: 'cat.jpg', title: 'Cat' };
		let select = () => {};
		const open = jest.fn();
		const media = jest.fn( () => ( {
			on: ( _event: string, callback: () => void ) => {
				select = callback;
			},
			open,
			state: () => ( {
				get: () => ( { toJSON: () => [ attachment ] } ),
			} ),
		} ) );
		host.wp = { media };
		render( <ImageUpload onChange={ onChange } /> );
		await userEvent.click( add() );
		expect( media ).toHaveBeenCalledWith(
			expect.objectContaining( {
				library: { type: 'image' },
				multiple: false,
			} )
		);
		expect( open ).toHaveBeenCalledTimes( 1 );
		expect( onChange ).not.toHaveBeenCalled();
		select();
		expect( onChange ).toHaveBeenCalledWith( attachment );
	} );

	it( 'shows and removes an image', async () => {
		const { container } = render(
			<ImageUpload
				className="mine"
				image={ { id: 7, url: 'cat.jpg' } }
				onChange={ onChange }
			/>
		);
		expect( container.querySelector( 'img' ) ).toHaveAttribute(
			'src',
			'cat.jpg'
		);
		expect( container.querySelector( 'img' ) ).toHaveAttribute( 'alt', '' );
		expect( container.firstChild ).toHaveClass( 'mine', 'has-image' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Remove image' } )
		);
		expect( onChange ).toHaveBeenCalledWith( null );
	} );

	it( 'keeps focus on the button when an image is removed and added', async () => {
		const image = { id: 7, url: 'cat.jpg' };
		const { rerender } = render(
			<ImageUpload image={ image } onChange={ onChange } />
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Remove image' } )
		);
		rerender( <ImageUpload image={ null } onChange={ onChange } /> );
		expect( add() ).toHaveFocus();
		expect( add() ).toHaveClass( 'woocommerce-image-upload__add-image' );
		rerender( <ImageUpload image={ image } onChange={ onChange } /> );
		expect(
			screen.getByRole( 'button', { name: 'Remove image' } )
		).toHaveFocus();
	} );

	it( 'shows a message if the media library is not available', async () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		render( <ImageUpload onChange={ onChange } /> );
		await userEvent.click( add() );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'The media library is not available on this page.'
		);
		expect( error ).toHaveBeenCalledWith(
			'ImageUpload needs the media library: call wp_enqueue_media() for this page.'
		);
		error.mockRestore();
	} );
} );

describe( 'media library', () => {
	it.each( [ [ undefined ], [ {} ], [ { media: {} } ] ] )(
		'is not available with %j',
		( wp ) => {
			host.wp = wp;
			expect( hasMediaLibrary() ).toBe( false );
			expect( selectImages( onChange ) ).toBe( false );
		}
	);

	it( 'passes several selected images, but never an empty selection', () => {
		let selection = [ { id: 7, url: 'cat.jpg' } ];
		let select = () => {};
		const media = jest.fn( () => ( {
			on: ( _event: string, callback: () => void ) => {
				select = callback;
			},
			open: () => {},
			state: () => ( { get: () => ( { toJSON: () => selection } ) } ),
		} ) );
		host.wp = { media };
		expect( hasMediaLibrary() ).toBe( true );
		expect( selectImages( onChange ) ).toBe( true );
		expect( media ).toHaveBeenCalledWith( {
			title: 'Select or upload images',
			button: { text: 'Select' },
			library: { type: 'image' },
			multiple: true,
		} );
		selection = [];
		select();
		expect( onChange ).not.toHaveBeenCalled();
		selection = [
			{ id: 7, url: 'cat.jpg' },
			{ id: 8, url: 'dog.jpg' },
		];
		select();
		expect( onChange.mock.calls ).toEqual( [ [ selection ] ] );
		expect( selectImage( () => {} ) ).toBe( true );
		expect( media ).toHaveBeenLastCalledWith(
			expect.objectContaining( { title: 'Select or upload image' } )
		);
	} );
} );

it( 'shows no message before a click and while it has an image', async () => {
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	const { container, rerender } = render(
		<ImageUpload onChange={ onChange } />
	);
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	expect( container.querySelector( 'img' ) ).not.toBeInTheDocument();
	expect( container.firstChild ).toHaveClass( 'no-image' );
	await userEvent.click( add() );
	rerender(
		<ImageUpload image={ { id: 7, url: 'a.jpg' } } onChange={ onChange } />
	);
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	error.mockRestore();
} );
