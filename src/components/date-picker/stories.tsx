import { DatePicker } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'DatePicker' ],
	stories: {
		Empty: () => (
			<DatePicker dateFormat="MM/DD/YYYY" onUpdate={ () => {} } />
		),
		Wrong: () => (
			<DatePicker
				dateFormat="MM/DD/YYYY"
				text="tomorrow"
				error="Invalid date"
				onUpdate={ () => {} }
			/>
		),
	},
};
export default stories;
