/** A picture of the media library. */
export interface UploadedImage {
	id: number;
	url: string;
}

/** What the media library tells about a picture, `id` and `url` among it. */
export type Attachment = UploadedImage & Record< string, unknown >;

export interface ImageUploadProps {
	/** The picture that is chosen. */
	image?: UploadedImage | null;
	/** Called with the picture that was chosen; null when it was removed. */
	onChange: ( image: Attachment | null ) => void;
	className?: string;
}
