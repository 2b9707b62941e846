/** An image of the media library. */
export interface UploadedImage {
	id: number;
	url: string;
}

/** An attachment of the media library. */
export type Attachment = UploadedImage & Record< string, unknown >;

export interface ImageUploadProps {
	/** Selected image. */
	image?: UploadedImage | null;
	/**
	 * Called with the selected attachment, or null if the image was removed.
	 */
	onChange: ( image: Attachment | null ) => void;
	/** Null is no class name, as in the field props of `Form`. */
	className?: string | null;
}
