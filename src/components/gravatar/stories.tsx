import { Gravatar } from '.';
import type { Stories } from '../gallery/types';

/** The avatar of all users in the local WordPress. */
const AVATAR = '../wp-content/mu-plugins/storedeck-avatar.svg';
const user = { display_name: 'Jo Doe', avatar_URLs: { 96: AVATAR } };

const stories: Stories = {
	components: [ 'Gravatar' ],
	stories: {
		'A user': () => <Gravatar user={ user } title="Jo Doe" />,
		'Other sizes': () => (
			<>
				<Gravatar user={ user } size={ 24 } />{ ' ' }
				<Gravatar user={ user } size={ 96 } />
			</>
		),
		'Without a user': () => <Gravatar />,
		'An email address': () => (
			<Gravatar user="jo@example.com" alt="Jo" size={ 96 } />
		),
		'An avatar that fails to load': () => (
			<Gravatar
				user={ {
					display_name: 'Jo Doe',
					avatar_URLs: { 96: 'data:image/png,none' },
				} }
			/>
		),
		'A user without an avatar': () => (
			<Gravatar user={ { display_name: 'Jo Doe' } } />
		),
	},
};
export default stories;
