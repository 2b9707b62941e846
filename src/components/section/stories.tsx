import { H, Section } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'H', 'Section' ],
	stories: {
		'Nested sections': () => (
			<>
				<H>Second level</H>
				<Section>
					<H>Third level</H>
					<Section component="section">
						<H>Fourth level</H>
					</Section>
				</Section>
			</>
		),
		'Without a wrapper': () => (
			<Section component={ false }>
				<H className="title">Third level</H>
			</Section>
		),
		'At most h6': () => (
			<Section>
				<Section>
					<Section>
						<Section>
							<Section>
								<H>Sixth level</H>
							</Section>
						</Section>
					</Section>
				</Section>
			</Section>
		),
	},
};
export default stories;
