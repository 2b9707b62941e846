import { useEffect } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { getSetting } from '@storedeck/settings';
import { labelOf } from './pages';
import type { Breadcrumb } from './pages';

/** `Revenue ‹ Analytics ‹ My store — Storedeck` */
export function getDocumentTitle(
	breadcrumbs: Breadcrumb[],
	siteTitle: string
) {
	const steps = breadcrumbs.map( labelOf ).reverse();
	return `${ [ ...steps, decodeEntities( siteTitle ) ]
		.filter( Boolean )
		.join( ' ‹ ' ) } — Storedeck`;
}

/** Updates the document title. */
export function useDocumentTitle( breadcrumbs: Breadcrumb[] ) {
	const title = getDocumentTitle( breadcrumbs, getSetting( 'siteTitle' ) );
	useEffect( () => {
		document.title = title;
	}, [ title ] );
}
