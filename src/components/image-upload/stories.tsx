import { WithState } from '../gallery/with-state';
import { ImageUpload } from '.';
import type { UploadedImage } from '.';
import type { Stories } from '../gallery/types';

const createImage = ( width: number, height: number ): UploadedImage => ( {
	id: 1,
	url: `data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }"><path fill="#c56" d="M0 0h${ width }v${ height }H0z"/></svg>`
	) }`,
} );

const UploadWithState = ( { initial }: { initial: UploadedImage | null } ) => (
	<WithState initial={ initial }>
		{ ( image, setImage ) => (
			<ImageUpload image={ image } onChange={ setImage } />
		) }
	</WithState>
);

const stories: Stories = {
	components: [ 'ImageUpload' ],
	stories: {
		Empty: () => <UploadWithState initial={ null } />,
		'With an image': () => (
			<UploadWithState initial={ createImage( 120, 80 ) } />
		),
		'With a large image': () => (
			<UploadWithState initial={ createImage( 3000, 1200 ) } />
		),
	},
};
export default stories;
