import { WithState } from '../gallery/with-state';
import { SegmentedSelection } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'SegmentedSelection' ],
	stories: {
		'Three options': () => (
			<WithState initial="week">
				{ ( selected, setSelected ) => (
					<SegmentedSelection
						name="unit"
						legend="Unit"
						options={ [ 'day', 'week', 'month' ].map(
							( value ) => ( {
								value,
								label: value,
							} )
						) }
						selected={ selected }
						onSelect={ ( { unit = '' } ) => setSelected( unit ) }
					/>
				) }
			</WithState>
		),
	},
};
export default stories;
