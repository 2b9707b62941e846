import { useEffect, useState } from '@wordpress/element';
import { SnackbarArea } from '../../common/notices';

/** Only one root of a page shows the snackbars. */
let isShown = false;

/** The snackbars of the page, unless another root shows them. */
export function PageSnackbars() {
	const [ isOwner, setIsOwner ] = useState( false );

	useEffect( () => {
		if (
			isShown ||
			document.querySelector( '[data-storedeck-mount="app"]' )
		) {
			return undefined;
		}
		isShown = true;
		setIsOwner( true );
		return () => {
			isShown = false;
		};
	}, [] );

	return isOwner ? <SnackbarArea /> : null;
}
