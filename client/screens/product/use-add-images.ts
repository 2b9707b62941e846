import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { request } from '@storedeck/api';
import {
	hasMediaLibrary,
	selectImages,
} from '@storedeck/components/image-upload/media-library';
import { useSnackbar } from '../../common/use-snackbar';
import type { ProductImage } from './product-values';

interface Media {
	id: number;
	source_url: string;
	alt_text?: string;
}

async function upload( file: File ): Promise< ProductImage > {
	const body = new FormData();
	body.append( 'file', file );
	const {
		id,
		source_url: src,
		alt_text: alt = '',
	} = await request< Media >( {
		path: '/wp/v2/media',
		method: 'POST',
		body,
	} );
	return { id, src, alt };
}

/**
 * Adds images: from the media library, or from files where the page has none.
 *
 * @param onAdd Called with the images.
 */
export function useAddImages(
	onAdd: ( images: readonly ProductImage[] ) => void
) {
	const notify = useSnackbar();
	const [ isUploading, setIsUploading ] = useState( false );

	return {
		isUploading,
		/** Undefined without the media library. */
		openLibrary: hasMediaLibrary()
			? () =>
					selectImages( ( images ) =>
						onAdd(
							images.map( ( { id, url, alt } ) => ( {
								id,
								src: url,
								alt: typeof alt === 'string' ? alt : '',
							} ) )
						)
					)
			: undefined,
		uploadFiles: async ( files: readonly File[] ) => {
			setIsUploading( true );
			for ( const file of files ) {
				await notify.attempt(
					async () => onAdd( [ await upload( file ) ] ),
					sprintf(
						/* translators: %s: name of a file. */
						__( 'Could not upload %s.', 'storedeck' ),
						file.name
					)
				);
			}
			setIsUploading( false );
		},
	};
}
