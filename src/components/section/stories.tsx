import { H, Section } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'H', 'Section' ],
	stories: {
		'Levels by place': () => (
			<>
				<H>Second level</H>
				<Section>
					<H>Third level</H>
				</Section>
			</>
		),
	},
};
export default stories;
