import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SnackbarArea } from './snackbars';
import { Header } from './header';
import { Screen, useAddress, usePage } from './router';
import { markCurrentMenuItem } from './admin-menu';
import { useDocumentTitle } from './document-title';
import { useFirstPageAfterChange } from './paging-reset';
import './layout.scss';

/** The admin app: header, the screen of the address, snackbars. */
export function Layout() {
	const { path, query } = useAddress();
	const page = usePage( path );
	const breadcrumbs = page?.breadcrumbs() ?? [
		__( 'Page not available', 'storedeck' ),
	];
	const previousPath = useRef( path );

	useDocumentTitle( breadcrumbs );
	useFirstPageAfterChange( path, query );
	useEffect( () => {
		markCurrentMenuItem( path );
		if ( previousPath.current !== path ) {
			previousPath.current = path;
			window.scrollTo( 0, 0 );
		}
	}, [ path ] );

	return (
		<div className="storedeck-layout">
			<Header breadcrumbs={ breadcrumbs } />
			<div className="storedeck-layout__screen">
				<Screen page={ page } path={ path } query={ query } />
			</div>
			<SnackbarArea />
		</div>
	);
}
