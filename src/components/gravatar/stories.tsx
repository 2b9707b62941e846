import { Gravatar } from '.';
import type { Stories } from '../gallery/types';

/** The picture that everybody has in the local WordPress. */
const FACE = '../wp-content/mu-plugins/storedeck-avatar.svg';
const user = { display_name: 'Jo Doe', avatar_URLs: { 96: FACE } };

const stories: Stories = {
	components: [ 'Gravatar' ],
	stories: {
		'A user': () => <Gravatar user={ user } title="Jo Doe" />,
		'Of other sizes': () => (
			<>
				<Gravatar user={ user } size={ 24 } />{ ' ' }
				<Gravatar user={ user } size={ 96 } />
			</>
		),
		Nobody: () => <Gravatar />,
		'An e-mail address': () => (
			<Gravatar user="jo@example.com" alt="Jo" size={ 96 } />
		),
		'A picture that cannot be loaded': () => (
			<Gravatar
				user={ {
					display_name: 'Jo Doe',
					avatar_URLs: { 96: 'data:image/png,none' },
				} }
			/>
		),
		'A user without a picture': () => (
			<Gravatar user={ { display_name: 'Jo Doe' } } />
		),
	},
};
export default stories;
