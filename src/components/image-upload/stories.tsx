import { ImageUpload } from '.';
import type { Stories } from '../gallery/types';

const PICTURE =
	"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='80'%3E%3Cpath fill='%23c56' d='M0 0h120v80H0z'/%3E%3C/svg%3E";

const stories: Stories = {
	components: [ 'ImageUpload' ],
	stories: {
		Empty: () => <ImageUpload onChange={ () => {} } />,
		'With a picture': () => (
			<ImageUpload
				image={ { id: 1, url: PICTURE } }
				onChange={ () => {} }
			/>
		),
	},
};
export default stories;
