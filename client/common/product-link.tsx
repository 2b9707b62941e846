import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { getAdminLink, getSetting } from '@storedeck/settings';

/** With WooCommerce, products are edited on its own screen. */
const isEditedHere = () => ! getSetting( 'hasWooCommerce', false );

/** Path of the screen of a product. */
const getProductPath = ( id: number | string ) =>
	`/products/${ encodeURIComponent( id ) }`;

/** URL below the admin of a screen, without the query of the current one. */
const toScreenHref = ( path: string ) =>
	getAdminLink( getNewPath( {}, path, {} ) );

/**
 * URL of the screen that edits a product. A variation is edited on the screen of
 * its product.
 *
 * @param id The product.
 */
export const getProductHref = ( id: number | string ) =>
	isEditedHere()
		? toScreenHref( getProductPath( id ) )
		: getAdminLink(
				`post.php?post=${ encodeURIComponent( id ) }&action=edit`
		  );

/** URL of the screen that adds a product. */
export const getNewProductHref = () =>
	isEditedHere()
		? toScreenHref( '/products/new' )
		: getAdminLink( 'post-new.php?post_type=product' );

interface ProductLinkProps {
	/** The product; of a variation, its product. */
	id: number | string;
	'aria-label'?: string;
	children: ReactNode;
}

/**
 * Link to the screen that edits a product. The browser loads the page, because
 * only a page of a product has the media library.
 *
 * @param props See `ProductLinkProps`.
 */
export const ProductLink = ( { id, ...props }: ProductLinkProps ) => (
	<Link type="wp-admin" href={ getProductHref( id ) } { ...props } />
);
