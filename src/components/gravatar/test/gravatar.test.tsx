import { createHash } from 'node:crypto';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { anyCharacter } from '../../../../tests/setup/any-character';
import { Gravatar } from '..';
import type { GravatarUser } from '..';
import { getAvatarUrl } from '../avatar-url';
import { md5 } from '../md5';

const image = () => screen.getByRole( 'img' );
const url = () => new URL( image().getAttribute( 'src' ) ?? '' );

describe( 'md5', () => {
	// RFC 1321, A.5.
	it.each( [
		[ '', 'd41d8cd98f00b204e9800998ecf8427e' ],
		[ 'a', '0cc175b9c0f1b6a831c399e269772661' ],
		[ 'abc', '900150983cd24fb0d6963f7d28e17f72' ],
		[ 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0' ],
		[
			'12345678901234567890123456789012345678901234567890123456789012345678901234567890',
			'57edf4a22be3c955ac49da2e2107b67a',
		],
	] )( 'returns the hash of "%s"', ( text, sum ) => {
		expect( md5( text ) ).toBe( sum );
	} );

	it( 'returns the same hash as Node for any string', () => {
		fc.assert(
			fc.property(
				fc.string( { unit: anyCharacter, maxLength: 300 } ),
				( text ) => {
					expect( md5( text ) ).toBe(
						createHash( 'md5' )
							.update( text, 'utf8' )
							.digest( 'hex' )
					);
				}
			)
		);
	} );
} );

describe( 'Gravatar', () => {
	it( 'shows a placeholder without a user', () => {
		const { container } = render( <Gravatar /> );
		const placeholder = container.querySelector( 'img' );
		expect( placeholder ).toHaveClass(
			'woocommerce-gravatar',
			'is-placeholder'
		);
		expect( placeholder ).toHaveAttribute(
			'src',
			'https://www.gravatar.com/avatar/0?s=60&d=mp'
		);
		expect( placeholder ).toHaveAttribute( 'alt', '' );
	} );

	it( 'requests the hash of an email address regardless of case and spaces', () => {
		render( <Gravatar user=" Test@Example.com " alt="Test" size={ 32 } /> );
		expect( url().pathname ).toBe(
			'/avatar/55502f40dc8b7c769880b10874abc9d0'
		);
		expect( url().search ).toBe( '?s=32&d=mp' );
		expect( image() ).toHaveAttribute( 'width', '32' );
		expect( image() ).not.toHaveClass( 'is-placeholder' );
	} );

	it( 'shows the avatar of a user object with the name as alternative text', () => {
		render(
			<Gravatar
				user={ {
					display_name: 'Jo &amp; Co',
					avatar_URLs: {
						96: 'https://pictures.test/jo?s=96&d=x&r=g',
					},
				} }
				title="Owner"
			/>
		);
		expect(
			screen.getByRole( 'img', { name: 'Jo & Co' } )
		).toHaveAttribute( 'title', 'Owner' );
		expect( url().origin ).toBe( 'https://pictures.test' );
		expect( Object.fromEntries( url().searchParams ) ).toEqual( {
			s: '60',
			d: 'mp',
			r: 'g',
		} );
	} );

	it( 'accepts another alternative text', () => {
		render( <Gravatar user={ { name: 'Jo' } } alt="The owner" /> );
		expect( image() ).toHaveAccessibleName( 'The owner' );
	} );

	it( 'shows a generic avatar if the avatar fails to load', () => {
		const user = {
			name: 'Jo',
			avatar_URLs: { 96: 'https://example.com/1.png' },
		};
		const { rerender } = render( <Gravatar user={ user } /> );
		expect( image() ).not.toHaveClass( 'is-placeholder' );
		fireEvent.error( image() );
		expect( image().getAttribute( 'src' ) ).toMatch( /^data:image\/svg/ );
		expect( image() ).toHaveClass( 'is-placeholder' );
		expect( image() ).toHaveAttribute( 'alt', 'Jo' );
		rerender(
			<Gravatar
				user={ {
					...user,
					avatar_URLs: { 96: 'https://example.com/2.png' },
				} }
			/>
		);
		expect( url().pathname ).toBe( '/2.png' );
	} );
} );

const PLACEHOLDER = 'https://www.gravatar.com/avatar/0?s=60&d=mp';

it.each< [ GravatarUser | string, string ] >( [
	[ ' ', PLACEHOLDER ],
	[ {}, PLACEHOLDER ],
	[
		{ avatar_urls: { 96: 'https://a.test/1' } },
		'https://a.test/1?s=60&d=mp',
	],
	[
		{
			avatar_URLs: { 96: 'https://a.test/2' },
			avatar_urls: { 96: 'https://a.test/1' },
		},
		'https://a.test/2?s=60&d=mp',
	],
	[
		{ avatar_URLs: {}, avatar_urls: { 96: 'https://a.test/1' } },
		'https://a.test/1?s=60&d=mp',
	],
] )( 'returns the avatar URL of %j', ( user, expected ) => {
	expect( getAvatarUrl( user, 60 ) ).toBe( expected );
} );

it.each< [ GravatarUser | string | null, string | undefined, string ] >( [
	[ { display_name: 'Jo', name: 'jo7' }, undefined, 'Jo' ],
	[ { display_name: '', name: 'jo7' }, undefined, 'jo7' ],
	[ {}, undefined, '' ],
	[ 'jo@example.com', undefined, '' ],
	[ null, undefined, '' ],
	[ { name: 'jo7' }, '', '' ],
] )( 'describes %j with alt %j as %j', ( user, alt, expected ) => {
	const { container } = render( <Gravatar user={ user } alt={ alt } /> );
	expect( container.firstChild ).toHaveAttribute( 'alt', expected );
} );
