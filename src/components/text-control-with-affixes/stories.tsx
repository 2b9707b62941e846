import { Held } from '../gallery/held';
import { TextControlWithAffixes } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'TextControlWithAffixes' ],
	stories: {
		Both: () => (
			<Held initial="12.00">
				{ ( value, setValue ) => (
					<TextControlWithAffixes
						label="Price"
						prefix="$"
						suffix="per month"
						help="Without tax"
						value={ value }
						onChange={ setValue }
					/>
				) }
			</Held>
		),
		Disabled: () => (
			<TextControlWithAffixes
				label="Weight"
				suffix="kg"
				value="3"
				onChange={ () => {} }
				disabled
			/>
		),
	},
};
export default stories;
