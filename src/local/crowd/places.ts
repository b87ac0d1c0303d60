/**
 * Cities of the crowd, the largest communities first: the n-th is about 1/n as frequent as the first, so that some have
 * tens of thousands of members and others a handful.
 */
export const places: string[] = (
  'London, Birmingham, Bradford, Manchester, East London, Leicester, Luton, Leeds, Glasgow, Toronto, Sheffield, Cardiff, Nottingham, ' +
  'Blackburn, Bolton, Ilford, Slough, New York, Karachi, Oldham, Coventry, Dubai, Derby, Newcastle upon Tyne, Edinburgh, Dewsbury, Paris, ' +
  'Rochdale, Chicago, Peterborough, Walsall, Houston, Wolverhampton, Lahore, Liverpool, Sydney, Southampton, Reading, Berlin, ' +
  'Milton Keynes, Croydon, Mississauga, Preston, Huddersfield, Dhaka, Bristol, Stoke-on-Trent, Melbourne, Middlesbrough, Belfast, ' +
  'Harrow, Burnley, Dublin, Amsterdam, Rotterdam, Brussels, Islamabad, Sylhet, Cairo, Casablanca, Istanbul, Mogadishu, Lagos, ' +
  'Kuala Lumpur, Jakarta, Doha, Abu Dhabi, Jeddah, Riyadh, Madinah, Cape Town, Durban, Johannesburg, Birmingham in Alabama, ' +
  'Leicester Forest East, New London, Londonderry, Montréal, Ottawa, Calgary, Edmonton, Vancouver, Dallas, Detroit, Dearborn, ' +
  'Philadelphia, Los Angeles, San José, Málaga, Córdoba, Granada, Madrid, Barcelona, Lyon, Marseille, Strasbourg, Köln, München, ' +
  'Düsseldorf, Hamburg, Wien, Graz, Zürich, Genève, Malmö, Göteborg, Stockholm, Oslo, København, Århus, Helsinki, Perth, Brisbane, ' +
  'Auckland, Nairobi, Mombasa, Dar es Salaam, Zanzibar, Kano, Dakar, Tunis, Algiers, Rabat, Fès, Amman, Ramallah, Beirut, Baghdad, ' +
  'Najaf, Tehran, Mashhad, Kabul, Peshawar, Rawalpindi, Mirpur, Faisalabad, Multan, Hyderabad, Mumbai, Delhi, Surat, Chittagong, ' +
  'Colombo, Singapore, Bandung, Penang, Bandar Seri Begawan, Sarajevo, Tirana, Skopje, Kazan, Tashkent, Almaty, Reykjavík, Gibraltar, ' +
  'Lerwick, Stornoway, Penzance, Aberystwyth'
).split(', ');
