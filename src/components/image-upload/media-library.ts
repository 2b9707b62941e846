import { __ } from '@wordpress/i18n';
import type { Attachment } from './types';

interface MediaFrame {
	on: ( event: string, callback: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			first: () => { toJSON: () => Attachment } | undefined;
		};
	};
}

type MediaLibrary = ( options: object ) => MediaFrame;

/** Returns the media library, or undefined if the page did not enqueue it. */
function getMediaLibrary(): MediaLibrary | undefined {
	const wpWindow: { wp?: { media?: MediaLibrary } } = window as object;
	return typeof wpWindow.wp?.media === 'function'
		? wpWindow.wp.media
		: undefined;
}

/**
 * Opens the media library to select an image.
 *
 * @param onSelect Called with the selected image.
 * @return Whether the media library is available.
 */
export function selectImage( onSelect: ( image: Attachment ) => void ) {
	const media = getMediaLibrary();
	if ( ! media ) {
		return false;
	}
	const frame = media( {
		title: __( 'Select or upload image', 'storedeck' ),
		button: { text: __( 'Select', 'storedeck' ) },
		library: { type: 'image' },
		multiple: false,
	} );
	frame.on( 'select', () => {
		const selected = frame.state().get( 'selection' ).first();
		if ( selected ) {
			onSelect( selected.toJSON() );
		}
	} );
	frame.open();
	return true;
}
