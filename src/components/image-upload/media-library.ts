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

/** The host's media library; undefined on pages that did not load it. */
function getMediaLibrary(): MediaLibrary | undefined {
	const host: { wp?: { media?: MediaLibrary } } = window as object;
	return typeof host.wp?.media === 'function' ? host.wp.media : undefined;
}

/**
 * Opens the media library to choose one picture.
 *
 * @param onSelect Called with the picture that is chosen.
 * @return Whether there is a media library.
 */
export function chooseImage( onSelect: ( image: Attachment ) => void ) {
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
		const chosen = frame.state().get( 'selection' ).first();
		if ( chosen ) {
			onSelect( chosen.toJSON() );
		}
	} );
	frame.open();
	return true;
}
