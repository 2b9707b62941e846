import { Held } from '../gallery/held';
import { TextControl } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'TextControl' ],
	stories: {
		Empty: () => (
			<Held initial="">
				{ ( value, setValue ) => (
					<TextControl
						label="Name"
						help="As on the door"
						value={ value }
						onChange={ setValue }
					/>
				) }
			</Held>
		),
		Wrong: () => (
			<TextControl
				label="Name"
				className="has-error"
				help="Please type a name."
			/>
		),
		Disabled: () => <TextControl label="Name" value="Jo" disabled />,
	},
};
export default stories;
