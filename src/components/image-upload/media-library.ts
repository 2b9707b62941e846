import { __ } from '@wordpress/i18n';
import type { Attachment } from './types';

interface MediaFrame {
	on: ( event: string, callback: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			toJSON: () => Attachment[];
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

/** Whether the page has the media library. */
export const hasMediaLibrary = () => getMediaLibrary() !== undefined;

/**
 * Opens the media library.
 *
 * @param isMultiple Whether several images can be selected.
 * @param onSelect   Called with the selected images, at least one.
 * @return Whether the media library is available.
 */
function openLibrary(
	isMultiple: boolean,
	onSelect: ( first: Attachment, ...others: Attachment[] ) => void
) {
	const media = getMediaLibrary();
	if ( ! media ) {
		return false;
	}
	const frame = media( {
		title: isMultiple
			? __( 'Select or upload images', 'storedeck' )
			: __( 'Select or upload image', 'storedeck' ),
		button: { text: __( 'Select', 'storedeck' ) },
		library: { type: 'image' },
		multiple: isMultiple,
	} );
	frame.on( 'select', () => {
		const [ first, ...others ] = frame.state().get( 'selection' ).toJSON();
		if ( first ) {
			onSelect( first, ...others );
		}
	} );
	frame.open();
	return true;
}

/**
 * Opens the media library to select an image.
 *
 * @param onSelect Called with the selected image.
 * @return Whether the media library is available.
 */
export const selectImage = ( onSelect: ( image: Attachment ) => void ) =>
	openLibrary( false, ( image ) => onSelect( image ) );

/**
 * Opens the media library to select several images.
 *
 * @param onSelect Called with the selected images.
 * @return Whether the media library is available.
 */
export const selectImages = (
	onSelect: ( images: readonly Attachment[] ) => void
) => openLibrary( true, ( ...images ) => onSelect( images ) );
