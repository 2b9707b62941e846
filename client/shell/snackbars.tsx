import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import './snackbars.scss';

/** The short messages at the foot of the page; they leave after 10 s or on click. */
export function SnackbarArea() {
	const notices = useSelect(
		( select ) => select( noticesStore ).getNotices(),
		[]
	);
	const { removeNotice } = useDispatch( noticesStore );
	const snackbars = notices
		.filter( ( { type } ) => type === 'snackbar' )
		.map( ( { id, content, spokenMessage, actions } ) => ( {
			id,
			content,
			spokenMessage,
			actions: actions
				.slice( 0, 1 )
				.map( ( { label, url, onClick } ) =>
					url ? { label, url } : { label, onClick: () => onClick?.() }
				),
		} ) );

	return (
		<SnackbarList
			className="storedeck-snackbars"
			notices={ snackbars }
			onRemove={ removeNotice }
		/>
	);
}
