// Delete a line here and its file to do without that part.
import './orders-column';
import './orders-filter';
import './overview-section';
import './settings-screen';
